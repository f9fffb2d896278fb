/// The tables of the database.
enum GraphSchema {
  /// Positions are those of reading; an address stands below the folder of a language.
  static let tables = """
    CREATE TABLE languages (
      code TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL, title TEXT, summary TEXT);

    CREATE TABLE groups (id TEXT PRIMARY KEY, position INTEGER NOT NULL);
    CREATE TABLE group_texts (
      group_id TEXT REFERENCES groups, language TEXT REFERENCES languages, title TEXT NOT NULL,
      PRIMARY KEY (group_id, language)) WITHOUT ROWID;

    CREATE TABLE components (
      id TEXT PRIMARY KEY, page TEXT NOT NULL REFERENCES components, group_id TEXT,
      position INTEGER NOT NULL, address TEXT NOT NULL);
    CREATE TABLE component_texts (
      component TEXT REFERENCES components, language TEXT REFERENCES languages,
      title TEXT NOT NULL, summary TEXT, PRIMARY KEY (component, language)) WITHOUT ROWID;

    CREATE TABLE rules (
      id TEXT PRIMARY KEY, component TEXT NOT NULL REFERENCES components, kind TEXT NOT NULL,
      since TEXT REFERENCES editions, until TEXT REFERENCES editions,
      position INTEGER NOT NULL, address TEXT NOT NULL);
    CREATE TABLE rule_texts (
      rule TEXT REFERENCES rules, language TEXT REFERENCES languages, title TEXT NOT NULL,
      text TEXT NOT NULL, section TEXT, translation TEXT, PRIMARY KEY (rule, language)) WITHOUT ROWID;
    CREATE TABLE rule_platforms (
      rule TEXT REFERENCES rules, platform TEXT, PRIMARY KEY (rule, platform)) WITHOUT ROWID;
    CREATE TABLE citations (
      rule TEXT NOT NULL REFERENCES rules, source TEXT NOT NULL REFERENCES sources,
      statement TEXT, lines TEXT);
    CREATE TABLE former_rules (id TEXT PRIMARY KEY, status TEXT NOT NULL);
    CREATE TABLE former_rule_successors (
      former_rule TEXT REFERENCES former_rules, rule TEXT REFERENCES rules,
      PRIMARY KEY (former_rule, rule)) WITHOUT ROWID;

    CREATE TABLE symbols (
      name TEXT PRIMARY KEY, kind TEXT NOT NULL, framework TEXT NOT NULL, deprecated TEXT,
      replacement TEXT, address TEXT NOT NULL);
    CREATE TABLE symbol_texts (
      symbol TEXT REFERENCES symbols, language TEXT REFERENCES languages, note TEXT NOT NULL,
      PRIMARY KEY (symbol, language)) WITHOUT ROWID;
    CREATE TABLE system_items (
      symbol TEXT PRIMARY KEY, table_id TEXT NOT NULL, component TEXT, position INTEGER NOT NULL,
      address TEXT NOT NULL);
    CREATE TABLE system_item_texts (
      symbol TEXT REFERENCES system_items, language TEXT REFERENCES languages, name TEXT,
      meaning TEXT, PRIMARY KEY (symbol, language)) WITHOUT ROWID;
    CREATE TABLE aliases (symbol TEXT NOT NULL, alias TEXT NOT NULL);

    CREATE TABLE editions (
      id TEXT PRIMARY KEY, date TEXT NOT NULL, position INTEGER NOT NULL, address TEXT NOT NULL);
    CREATE TABLE edition_texts (
      edition TEXT REFERENCES editions, language TEXT REFERENCES languages, title TEXT,
      summary TEXT, PRIMARY KEY (edition, language)) WITHOUT ROWID;
    CREATE TABLE sources (
      id TEXT PRIMARY KEY, edition TEXT NOT NULL REFERENCES editions, languages TEXT NOT NULL,
      address TEXT NOT NULL);
    CREATE TABLE source_texts (
      source TEXT REFERENCES sources, language TEXT REFERENCES languages, title TEXT,
      origin TEXT, PRIMARY KEY (source, language)) WITHOUT ROWID;

    CREATE TABLE terms (
      id TEXT PRIMARY KEY, category TEXT NOT NULL, component TEXT REFERENCES components,
      address TEXT NOT NULL);
    CREATE TABLE term_texts (
      term TEXT REFERENCES terms, language TEXT REFERENCES languages, name TEXT, why TEXT,
      PRIMARY KEY (term, language)) WITHOUT ROWID;
    CREATE TABLE term_variants (
      term TEXT NOT NULL REFERENCES terms, language TEXT NOT NULL REFERENCES languages,
      text TEXT NOT NULL, standing TEXT NOT NULL);

    CREATE TABLE edges (
      kind TEXT NOT NULL, source_type TEXT NOT NULL, source TEXT NOT NULL,
      target_type TEXT NOT NULL, target TEXT NOT NULL);

    CREATE VIRTUAL TABLE search USING fts5 (
      title, text, words, type UNINDEXED, id UNINDEXED, language UNINDEXED, address UNINDEXED,
      tokenize = 'porter unicode61 remove_diacritics 2');
    INSERT INTO search (search, rank) VALUES ('rank', 'bm25(10.0, 3.0, 1.0)');
    """

  /// What is best made when all rows are there.
  static let end = """
    CREATE INDEX rules_component ON rules (component);
    CREATE INDEX citations_rule ON citations (rule);
    CREATE INDEX edges_source ON edges (source, kind);
    CREATE INDEX edges_target ON edges (target, kind);
    INSERT INTO search (search) VALUES ('optimize');
    """
}

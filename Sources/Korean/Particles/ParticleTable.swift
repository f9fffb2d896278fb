extension Particle {
  /// 을/를, the object.
  package static let object = Particle("을/를", .closing)
  /// 이/가, the subject.
  package static let subject = Particle("이/가", .closing)
  /// 은/는, the topic.
  package static let topic = Particle("은/는", .closing)
  /// 과/와, "and", "with".
  package static let with = Particle("과/와", .leading)
  /// 으로/로, "to", "by".
  package static let toward = Particle("으로/로", .anywhere)

  /// Every particle known, without order.
  package static let all: [Particle] =
    [object, subject, topic, with, toward]
    + particles(.leading, "에 에서 에게 에게서 한테 한테서 께 께서 으로서/로서 으로써/로써 하고 이랑/랑")
    + particles(.leading, "에다 에다가 뿐 씩")
    + particles(.suffix, "들 끼리")
    + particles(.anywhere, "까지 부터 만 보다 처럼 만큼 마다 대로 조차 마저 밖에")
    + particles(.closing, "도 의 이나/나 이라도/라도 이나마/나마 이야/야 에선 에겐 엔 으론/론 이란/란")
    + particles(.closing, "께선 한텐 이야말로/야말로 은커녕/는커녕 같이 커녕 더러 마냥")
    + particles(.alone, "아/야 이든/든 이든지/든지 이든가/든가 이여/여 이며/며 이라든지/라든지")
    + particles(.copula, "이다/다 입니다 이에요/예요 인 일 임 인지 인가 이고/고 이면/면 이면서/면서")
    + particles(.copula, "이므로/므로 이지만/지만 이거나/거나 이라/라 이라고/라고 이라는/라는 이라면/라면")
    + particles(.copula, "이라서/라서 이어야/여야 이었다/였다 이었습니다/였습니다 이던/던 인데 이자/자 이니/니")
    + particles(.copula, "이니까/니까 이라야/라야 이어도/여도 이어서/여서 이었던/였던 이죠/죠 이네요/네요 인들")

  static let byForm: [String: [Particle]] = all.reduce(into: [:]) { table, particle in
    for form in Set([particle.afterConsonant, particle.afterVowel]) {
      table[form, default: []].append(particle)
    }
  }

  /// The length of the longest form, in syllables.
  static let longestForm = byForm.keys.map(\.count).max() ?? 0

  private static func particles(_ role: Role, _ forms: String) -> [Particle] {
    forms.split(separator: " ").map { Particle($0, role) }
  }
}

/// How units of measure are written in texts, behind a number.
package enum UnitSpellings {
  /// Each unit with its spellings in lower case, the short one first, and the words of any language.
  package static let all: [(unit: String, spellings: [String])] = words.map { unit, spellings in
    (unit, spellings.split(separator: " ").map(String.init))
  }

  private static let words = [
    ("pt", "pt pts point points 포인트 punkt punkte punto puntos punti ポイント"),
    ("px", "px pixel pixels 픽셀 píxel píxeles ピクセル 像素"), ("%", "% percent 퍼센트 prozent パーセント"),
    ("ms", "ms millisecond milliseconds 밀리초 millisekunden millisecondes ミリ秒 毫秒"),
    ("s", "s sec secs second seconds 초 sekunde sekunden seconde secondes segundos secondi 秒"),
    ("min", "min mins minute minutes 분 minuten minuto minutos minuti 分"),
    ("h", "h hr hrs hour hours 시간 stunde stunden heure heures hora horas ora ore 時間 小时"),
    ("mm", "mm millimeter millimeters millimetre millimetres 밀리미터"),
    ("cm", "cm centimeter centimeters centimetre centimetres 센티미터"),
    ("m", "m meter meters metre metres 미터"),
    ("km", "km kilometer kilometers kilometre kilometres 킬로미터"),
    ("in", "inch inches 인치 zoll pouce pouces インチ"), ("g", "g gram grams 그램 gramm"),
    ("kg", "kg kilogram kilograms 킬로그램 kilogramm"), ("deg", "° degree degrees"), ("°C", "°c"),
    ("°F", "°f"), ("KB", "kb kilobyte kilobytes 킬로바이트"), ("MB", "mb megabyte megabytes 메가바이트"),
    ("GB", "gb gigabyte gigabytes 기가바이트"), ("TB", "tb terabyte terabytes 테라바이트"),
    ("Hz", "hz hertz 헤르츠"), ("kHz", "khz kilohertz 킬로헤르츠"), ("MHz", "mhz megahertz 메가헤르츠"),
    ("GHz", "ghz gigahertz 기가헤르츠"), ("dB", "db decibel decibels 데시벨"), ("dp", "dp"), ("dpi", "dpi"),
    ("ppi", "ppi"), ("fps", "fps"), ("bpm", "bpm"),
  ]
}

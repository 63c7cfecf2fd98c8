/**
 * What passwords that everybody uses are made of: words of the published lists, keys in a row, and what people here
 * write. A password is one of them with capitals, numbers and signs around it, which the rule on kinds of characters asks for.
 */
const common = new Set(
  `password passwd passwort pass secret letmein welcome login admin administrator root guest user test testing demo
  default changeme access master monkey dragon shadow sunshine princess football baseball basketball soccer hockey
  superman batman pokemon starwars trustno iloveyou loveyou loveme lovely love whatever freedom flower cheese cookie
  chocolate summer winter spring autumn monday friday january december michael jordan jennifer charlie thomas
  daniel andrew joshua jessica ashley nicole hello killer hunter ranger george computer internet samsung google
  apple iphone android microsoft windows facebook twitter instagram amazon qwerty qwert qwertyuiop qwertyui asdf
  asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc zaqwsx qweasd qweasdzxc qwe asd zxc poiuy abc abcd abcde
  abcdef abcdefg abcdefgh todok todoku coop coopsapporo sapporo hokkaido tokyo osaka japan nippon nihon
  sakura aishiteru daisuki arigatou konnichiwa ohayou himitsu pasuwado sensei tomodachi
  doraemon pikachu totoro hanako tarou yamada suzuki tanaka satou`.split(/\s+/),
)

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether it stands on the common lists, but for capitals, signs for letters, and what is put around a word. */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase()
  const word = small.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const spelt = word.replace(/[@401!3$57]/g, (sign) => leet[sign] ?? sign)
  return [spelt, word, small.replace(/[^a-z]/g, '')].some(isCommonWord)
}

/** A word of the list, one twice, or the same key all the time. */
const isCommonWord = (word: string): boolean =>
  word !== '' &&
  (common.has(word) || /^(.)\1*$/.test(word) || (word.length % 2 === 0 && isTwice(word) && common.has(half(word))))

const half = (word: string) => word.slice(0, word.length / 2)
const isTwice = (word: string) => word === half(word).repeat(2)

import * as v from 'valibot'

/** Banks that there are not. One of them never answers in time, to see what a member sees then. */
export const banks: Readonly<Record<string, string>> = {
  '9001': '雪どけ銀行',
  '9002': '北の杜信用金庫',
  '9003': '大地信用組合',
  '9004': 'みのり農業協同組合',
  '9099': 'のんびり銀行（時間切れの見本）',
}
export const slowBank = '9099'

export const depositTypes = ['普通', '当座', '貯蓄'] as const

const maxTyped = 200
const typed = v.pipe(v.string(), v.maxLength(maxTyped))
/** Fields of the page as they were typed. */
export const accountFields = v.object({
  bank: typed,
  branch: typed,
  depositType: typed,
  accountNumber: typed,
  holder: typed,
})
export type AccountEntries = v.InferOutput<typeof accountFields>
export type AccountField = keyof AccountEntries

export const noEntries: AccountEntries = {
  bank: '',
  branch: '',
  depositType: depositTypes[0],
  accountNumber: '',
  holder: '',
}

export const accountLabels: Readonly<Record<AccountField, string>> = {
  bank: '金融機関',
  branch: '支店名',
  depositType: '預金種別',
  accountNumber: '口座番号',
  holder: '口座名義（カタカナ）',
}

/** Full width, spaces and hyphens are read as what they mean. [JP-10] */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s‐‑–—―ー−-]/g, '')

/** Small letters and half width are read as katakana; what stands there afterwards is judged. [JP-04] */
const katakanaOf = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

const maxBranchLength = 20
const maxHolderLength = 40
const isBlank = (text: string) => text.trim() === ''

const rules: Readonly<Record<AccountField, (entries: AccountEntries) => string | undefined>> = {
  bank: ({ bank }) => (Object.hasOwn(banks, bank) ? undefined : '金融機関を選んでください。'),
  branch({ branch }) {
    if (isBlank(branch)) return '支店名を入力してください。'
    return branch.trim().length > maxBranchLength ? `支店名を${maxBranchLength}文字以内で入力してください。` : undefined
  },
  depositType: ({ depositType }) =>
    depositTypes.some((one) => one === depositType) ? undefined : '預金種別を選んでください。',
  accountNumber: ({ accountNumber }) =>
    /^\d{7}$/.test(digitsOf(accountNumber)) ? undefined : '口座番号を7けたの数字で入力してください。',
  holder({ holder }) {
    const name = katakanaOf(holder)
    if (name === '') return '口座名義を入力してください。'
    if (name.length > maxHolderLength) return `口座名義を${maxHolderLength}文字以内で入力してください。`
    return /^[ァ-ヶー・（）()．. A-Z]+$/.test(name) ? undefined : '口座名義をカタカナで入力してください。'
  },
}

export type AccountErrors = Partial<Record<AccountField, string>>

/** The faults in an account as it was typed, in the order of the page. */
export function judgeAccount(entries: AccountEntries): AccountErrors {
  const errors: AccountErrors = {}
  for (const [field, rule] of Object.entries(rules)) {
    const error = rule(entries)
    if (error !== undefined) errors[field as AccountField] = error
  }
  return errors
}

/** As a bank would register it; the holder's name stays with the bank. */
export const accountOf = ({ bank, branch, depositType, accountNumber }: AccountEntries) => ({
  bankName: banks[bank] ?? '',
  branchName: branch.trim(),
  depositType,
  accountNumber: digitsOf(accountNumber),
})

/** Some accounts are not there or closed: these are, to see what a member sees then. */
export const isRefusedByBank = ({ accountNumber }: AccountEntries): boolean => digitsOf(accountNumber).endsWith('000')

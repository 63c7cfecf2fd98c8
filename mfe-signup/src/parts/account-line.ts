import type { BankAccount } from '@shop/shared/api/payment'

/** An account in one line. */
export const accountLine = ({ bankName, branchName, depositType, accountNumber }: BankAccount): string =>
  [bankName, branchName, depositType, accountNumber].filter((part) => part !== '').join(' ')

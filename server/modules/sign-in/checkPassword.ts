import { verifyPassword } from '../../http/index.ts'
import { hashUnusablePassword } from '../user/passwordPolicy.ts'

let decoy: Promise<string> | undefined

/**
 * Whether a password belongs to an account. Without an account it works as long, so that the time of an answer does not
 * tell which names exist.
 */
export async function checkPassword(
  account: { readonly password: string } | undefined,
  password: string,
): Promise<boolean> {
  if (account !== undefined) return verifyPassword(account.password, password)
  decoy ??= hashUnusablePassword()
  await verifyPassword(await decoy, password)
  return false
}

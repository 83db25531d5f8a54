import { createError } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { deleteRows, findRows, insertRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { type Account, logOperation, type SignedInCall, texts } from '../../http/index.ts'
import type { OidcProvider } from '../../oidcProviders.ts'
import type { ThirdIdentity } from './provider.ts'

/** One site in a person's list of bindings. */
export interface Binding {
  readonly type: string
  readonly title: string
  readonly isBound: boolean
  /** What the person is called there. */
  readonly name: string | null
  readonly boundAt: string | null
}

/** All sites of the settings and which of them the person has bound. */
export async function readBindings({ db, user, config }: SignedInCall): Promise<readonly Binding[]> {
  const rows = await findRows(db, 'sysThirdAccount', { userId: user.id })
  return config.oidcProviders.map(({ type, title, issuer }) => {
    const row = rows.find((each) => each.thirdType === type && each.issuer === issuer)
    return { type, title, isBound: row !== undefined, name: row?.name ?? null, boundAt: row?.createTime ?? null }
  })
}

/** The account that somebody at a provider is bound to. */
export function findBoundAccount(
  db: Connection,
  { type, issuer }: OidcProvider,
  subject: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('sysThirdAccount')
    .innerJoin('sysUser', 'sysUser.id', 'sysThirdAccount.userId')
    .selectAll('sysUser')
    .where('sysThirdAccount.thirdType', '=', type)
    .where('sysThirdAccount.issuer', '=', issuer)
    .where('sysThirdAccount.subject', '=', subject)
    .executeTakeFirst()
}

/** Binds somebody at a provider to a user in place of who was bound before; false when that one belongs to another user. */
export function bindIdentity(
  db: Connection,
  provider: OidcProvider,
  { subject, name }: ThirdIdentity,
  userId: string,
): Promise<boolean> {
  const { type: thirdType, issuer } = provider
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'third accounts')
    const owner = await findBoundAccount(transaction, provider, subject)
    if (owner !== undefined && owner.id !== userId) return false
    await deleteRows(transaction, 'sysThirdAccount', { thirdType, userId })
    await insertRows(transaction, 'sysThirdAccount', { id: createId(), thirdType, issuer, subject, name, userId })
    return true
  })
}

/** Ends a binding of the person who asks. */
export async function unbind(call: SignedInCall, type: string): Promise<void> {
  const ended = await deleteRows(call.db, 'sysThirdAccount', { thirdType: type, userId: call.user.id })
  if (ended === 0) throw createError('recordNotFound')
  await logOperation(call, {
    type: 'delete',
    content: texts('解绑第三方账号', 'Third-party account unbound', '解除綁定第三方帳號'),
    values: { type },
  })
}

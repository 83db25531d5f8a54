import type { Config } from '../config.ts'
import { createId } from '../db/id.ts'
import { toJson } from '../db/json.ts'
import { lockUntilCommit } from '../db/lock.ts'
import { insertRows } from '../db/rows.ts'
import type { Connection } from '../db/schema.ts'
import { administratorRole } from '../http/access.ts'
import { createPassword, hashPassword, noPassword } from '../http/password.ts'
import { inTransaction } from '../http/transaction.ts'

/** The administrator that a first start made; `generated` is true when nobody chose the password. */
export interface FirstAdministrator {
  readonly username: string
  readonly password: string
  readonly isGenerated: boolean
}

/** Makes the role and the user of the administrator in a database where nobody can sign in; undefined in any other. */
export async function createFirstAdministrator(
  db: Connection,
  config: Pick<Config, 'adminPassword'>,
): Promise<FirstAdministrator | undefined> {
  if (await hasUser(db)) return undefined
  const password = config.adminPassword ?? createPassword()
  const hashed = await hashPassword(password)
  return inTransaction(db, async (transaction) => {
    await lockUntilCommit(transaction, 'first administrator')
    if (await hasUser(transaction)) return undefined
    const username = 'admin'
    const userId = createId()
    await insertRows(transaction, 'sysUser', {
      id: userId,
      username,
      realname: username,
      password: hashed,
      createBy: username,
    })
    await insertRows(transaction, 'sysUserRole', {
      id: createId(),
      userId,
      roleId: await findOrCreateRole(transaction),
    })
    return { username, password, isGenerated: config.adminPassword === undefined }
  })
}

/** Sample users of packs have no password and do not count. */
async function hasUser(db: Connection): Promise<boolean> {
  const users = db.selectFrom('sysUser').select('id').where('password', '!=', noPassword)
  return (await users.limit(1).executeTakeFirst()) !== undefined
}

async function findOrCreateRole(db: Connection): Promise<string> {
  const known = await db.selectFrom('sysRole').select('id').where('roleCode', '=', administratorRole).executeTakeFirst()
  if (known !== undefined) return known.id
  const id = createId()
  const roleName = { zh: '管理员', en: 'Administrators', tw: '管理員' }
  await insertRows(db, 'sysRole', {
    id,
    roleName: roleName.zh,
    texts: toJson({ roleName }),
    roleCode: administratorRole,
    createBy: 'admin',
  })
  return id
}

import { createId } from '../../../server/db/id.ts'
import { hashPassword } from '../../../server/http/password.ts'
import { hashCaptcha } from '../../../server/modules/sign-in/captcha.ts'
import type { TestServer } from '../harness.ts'

/** A user of a test who can sign in with a password. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly password: string
}

const password = 'correct horse 1'
let hashed: Promise<string> | undefined

/** Adds a user whose password is known to the test. */
export async function addPerson(
  server: TestServer,
  values: { readonly status?: number; readonly delFlag?: number; readonly roleIds?: readonly string[] } = {},
): Promise<Person> {
  hashed ??= hashPassword(password)
  const id = createId()
  const username = `person-${id.slice(-10)}`
  const { status = 1, delFlag = 0, roleIds = [] } = values
  await server.db
    .insertInto('sysUser')
    .values({ id, username, realname: `Real ${username}`, password: await hashed, status, delFlag })
    .execute()
  for (const roleId of roleIds)
    await server.db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId }).execute()
  return { id, username, password }
}

/** Adds a role that nobody has. */
export async function addRole(server: TestServer, roleCode = `role-${createId()}`): Promise<string> {
  const id = createId()
  await server.db.insertInto('sysRole').values({ id, roleName: roleCode, roleCode }).execute()
  return id
}

/** Adds a menu node or a button. */
export async function addNode(
  server: TestServer,
  values: {
    readonly name: string
    readonly parentId?: string
    readonly menuType?: number
    readonly perms?: string
    readonly url?: string
    readonly status?: string
    readonly isLeaf?: boolean
  },
): Promise<string> {
  const id = createId()
  await server.db
    .insertInto('sysPermission')
    .values({ id, permsType: '1', ...values })
    .execute()
  return id
}

/** Lets a role have a node. */
export async function grant(server: TestServer, roleId: string, permissionId: string): Promise<void> {
  await server.db.insertInto('sysRolePermission').values({ id: createId(), roleId, permissionId }).execute()
}

/** Asks for a captcha and gives the code that it shows: the picture cannot be read here, so a known code replaces it. */
export async function readCaptcha(server: TestServer, checkKey: string): Promise<string> {
  await server.call('GET', `/sys/randomImage/${checkKey}`)
  await server.db
    .updateTable('sysCaptcha')
    .set({ codeHash: hashCaptcha(checkKey, 'aB3d') })
    .where('checkKey', '=', checkKey)
    .execute()
  return 'Ab3D'
}

/** Has so many people failed to sign in from the address of the tests. */
export async function failOften(server: TestServer, times: number): Promise<void> {
  const failure = { username: 'x', ip: '127.0.0.1', outcome: 'failed' }
  const failures = Array.from({ length: times }, () => ({ id: createId(), ...failure }))
  await server.db.insertInto('sysSignInAttempt').values(failures).execute()
}

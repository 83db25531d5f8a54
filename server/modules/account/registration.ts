import { type SqlBool, sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { createId } from '../../db/id.ts'
import type { Connection } from '../../db/schema.ts'
import { type Call, FieldRefusal, hashPassword, logOperation, refuseFields, texts } from '../../http/index.ts'
import { keepVersion } from '../../http/resource/index.ts'
import { userModel } from '../user/fields.ts'
import { requireAcceptable } from '../user/passwords.ts'
import { checkCode, spendCode } from '../verification/codes.ts'
import { verificationMessages } from '../verification/messages.ts'
import { parseMail, parsePhone, type Target } from '../verification/target.ts'
import { lockUsers, refuseTakenContact } from './contact.ts'
import { accountMessages } from './messages.ts'

/** What a visitor sends to get an account (wire contract 1.4). */
export interface Registration {
  readonly username: string
  readonly password: string
  readonly phone: string
  readonly email: string
  readonly smscode: string
}

/**
 * Makes an account without any role and gives its name. The code proves the phone, or the mailbox when only that is named;
 * who has not proved one learns of no account whether it exists. A code that was right stays good until the account is
 * made, so that a taken name can be changed.
 */
export async function register(call: Call, sent: Registration): Promise<string> {
  if (!call.config.allowsRegistration) throw createFailure(verificationMessages.registrationClosed)
  const username = sent.username.trim()
  if (!/^[A-Za-z0-9._-]{3,32}$/.test(username))
    throw refuseFields({ username: accountMessages.nameForm[call.language] })
  await requireAcceptable(sent.password, call)
  const { phone, mail, proved } = readContacts(sent)
  const codeId = await checkCode(call.db, proved, 'register', sent.smscode)
  if (codeId === undefined) throw new FieldRefusal(verificationMessages.codeWrong, ['smscode'], { code: 412 })
  const password = await hashPassword(sent.password)
  await call.db.transaction().execute(async (db) => {
    const inner = { ...call, db }
    await lockUsers(db)
    if (await isNameTaken(db, username)) throw refuseFields({ username: accountMessages.nameTaken[call.language] })
    for (const target of [phone, mail]) if (target !== undefined) await refuseTakenContact(inner, target)
    if (!(await spendCode(db, codeId)))
      throw new FieldRefusal(verificationMessages.codeWrong, ['smscode'], { code: 412 })
    const contacts = { phone: phone?.address ?? null, email: mail?.address ?? null }
    const values = { id: createId(), username, realname: username, password, ...contacts, createBy: username }
    const row = await toDynamic(db).insertInto('sysUser').values(values).returningAll().executeTakeFirstOrThrow()
    await keepVersion(userModel, { db, user: values }, row)
    await logOperation(inner, {
      type: 'add',
      content: texts('注册用户', 'User registered', '註冊使用者'),
      values: { username, ...contacts },
    })
  })
  return username
}

/** Visitors may not take a name that reads like one that somebody else has or had. */
async function isNameTaken(db: Connection, username: string): Promise<boolean> {
  const account = await db
    .selectFrom('sysUsedUsername')
    .select('username')
    .where(sql<SqlBool>`lower(username) = ${username.toLowerCase()}`)
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}

interface Contacts {
  readonly phone?: Target
  readonly mail?: Target
  /** The one that the code was sent to. */
  readonly proved: Target
}

function readContacts(sent: Registration): Contacts {
  const mail = sent.email.trim() === '' ? undefined : parseMail(sent.email)
  if (mail !== undefined && sent.phone.trim() === '') return { mail, proved: mail }
  const phone = parsePhone(sent.phone)
  return { phone, proved: phone, ...(mail === undefined ? {} : { mail }) }
}

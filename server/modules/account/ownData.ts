import { createFailure } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { readWireTime } from '../../db/time.ts'
import {
  FieldRefusal,
  logOperation,
  readTenants,
  type SignedInCall,
  type TenantItem,
  texts,
  toShownText,
  withTransaction,
} from '../../http/index.ts'
import {
  changeRecords,
  parseValues,
  presentRows,
  saveWhole,
  toEditStamps,
  toModel,
  type Values,
  type Whole,
  withoutVersion,
  withWholeVersion,
} from '../../http/resource/index.ts'
import { type DepartItem, readDeparts, toDepartItems } from '../organisation/departs.ts'
import { userFields, userModel } from '../user/fields.ts'
import { readUserInfo, type UserInfo } from '../user/userInfo.ts'
import { checkCode, spendCode } from '../verification/codes.ts'
import { verificationMessages } from '../verification/messages.ts'
import type { Target } from '../verification/target.ts'
import { lockUsers, refuseTakenContact } from './contact.ts'
import { accountMessages } from './messages.ts'

/** What people see of their own account. */
export type OwnData = UserInfo & {
  readonly departs: readonly DepartItem[]
  readonly tenants: readonly TenantItem[]
  /** The names of the roles. */
  readonly roles: readonly string[]
}

/** Reads everything that a person's own page of settings shows, with the version of what they may change of it. */
export const readOwnAccount = async (call: SignedInCall): Promise<OwnData> =>
  withWholeVersion(call, ownWhole, await readOwnData(call))

async function readOwnData({ db, user, language }: SignedInCall): Promise<OwnData> {
  const roles = await db
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select(toShownText('roleName', 'roleName', language, 'sysRole').as('roleName'))
    .where('sysUserRole.userId', '=', user.id)
    .orderBy('sysRole.roleName')
    .execute()
  return {
    ...(await readUserInfo(db, user, language)),
    departs: toDepartItems(await readDeparts(db, user.id, language)),
    tenants: await readTenants(db, user),
    roles: roles.map(({ roleName }) => roleName),
  }
}

/** What people may change of themselves; everything else has a call of its own or is for others to set (contract 5, A7). */
const ownFields = ['realname', 'sex', 'birthday', 'telephone', 'post', 'avatar'] as const

const model = toModel({
  path: '/sys/user/login/setting',
  model: 'system.user',
  table: 'sysUser',
  title: { zh: '个人信息', en: 'Own account', tw: '個人資訊' },
  access: 'own',
  fields: Object.fromEntries(ownFields.flatMap((name) => (userFields[name] ? [[name, userFields[name]]] : []))),
})

/** The own account as its person loads and saves it. */
const ownWhole: Whole = {
  lock: 'own account',
  async read(call) {
    const [row = {}] = await selectOwn(call, ownFields)
    return (await presentRows(model, [row], call))[0] ?? row
  },
  async findAuthor(call) {
    const [{ updateBy, updateTime } = {}] = await selectOwn(call, ['updateBy', 'updateTime'])
    return { by: typeof updateBy === 'string' ? updateBy : null, at: readWireTime(updateTime) || null }
  },
}

const selectOwn = ({ db, user }: SignedInCall, fields: readonly string[]): Promise<readonly Values[]> =>
  toDynamic(db, userModel).selectFrom(userModel.table).select(fields).where('id', '=', user.id).execute()

/** Changes the fields of the own account that a request names. */
export function editOwnData(call: SignedInCall, body: Values): Promise<OwnData> {
  const values = parseValues(model, withoutVersion(body), 'edit', call.language)
  return saveWhole(call, { ...ownWhole, lock: `${ownWhole.lock} ${call.user.id}` }, body, async (inner) => {
    await requireOwnPicture(inner, values.avatar)
    if (Object.keys(values).length > 0)
      await changeRecords(userModel, inner, [call.user.id], { ...values, ...toEditStamps(userModel, call.user) })
    await logOperation(inner, {
      type: 'edit',
      content: texts('编辑个人信息', 'Own profile edited', '編輯個人資訊'),
      values,
    })
    return readOwnData({ ...inner, user: { ...call.user, ...values } })
  })
}

/** A picture has to be one that the person uploaded; the present one may stay, whoever set it. */
async function requireOwnPicture({ db, user }: SignedInCall, avatar: unknown): Promise<void> {
  if (typeof avatar !== 'string' || avatar === user.avatar) return
  const file = await db
    .selectFrom('sysFile')
    .select('id')
    .where('path', '=', avatar)
    .where('owner', '=', user.id)
    .where('type', 'like', 'image/%')
    .executeTakeFirst()
  if (file === undefined) throw createFailure(accountMessages.avatarForeign)
}

/** Binds a phone or a mailbox that the person has proved to have. */
export async function bindContact(call: SignedInCall, target: Target, smscode: string): Promise<void> {
  const { user } = call
  const codeId = await checkCode(call.db, target, `bind:${user.id}`, smscode)
  if (codeId === undefined) throw new FieldRefusal(verificationMessages.codeWrong, ['smscode'], { code: 412 })
  await withTransaction(call, async (inner) => {
    const { db } = inner
    await lockUsers(db)
    await refuseTakenContact(inner, target, user.id)
    if (!(await spendCode(db, codeId)))
      throw new FieldRefusal(verificationMessages.codeWrong, ['smscode'], { code: 412 })
    const isPhone = target.channel === 'sms'
    const contact = isPhone ? { phone: target.address } : { email: target.address }
    await changeRecords(userModel, inner, [user.id], { ...contact, ...toEditStamps(userModel, user) })
    await logOperation(inner, {
      type: 'edit',
      content: isPhone
        ? texts('绑定手机号', 'Phone number changed', '綁定手機號碼')
        : texts('绑定邮箱', 'E-mail address changed', '綁定信箱'),
      values: contact,
    })
  })
}

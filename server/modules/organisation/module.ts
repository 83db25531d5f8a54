import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import {
  defineModule,
  logOperation,
  ofCaller,
  readTenants,
  route,
  type SignedInCall,
  signedIn,
  texts,
  withTransaction,
} from '../../http/index.ts'
import { readUserInfo, type UserInfo } from '../user/userInfo.ts'
import { chooseDepart, readDeparts } from './departs.ts'

/** The departments and tenants of who is signed in (specification 7.2, wire contract 1.4 and 1.6). */
export const organisationModule = defineModule({
  id: 'organisation',
  section: '7.2',
  routes: [
    route(
      'GET',
      '/sys/user/getCurrentUserDeparts',
      signedIn('It shows nobody but the user themselves.'),
      async ({ db, user, language }) => ({
        list: await readDeparts(db, user.id, language),
        orgCode: user.orgCode ?? '',
      }),
    ),
    route(
      ['PUT', 'POST'],
      '/sys/selectDepart',
      signedIn('People choose for themselves, among the departments that they belong to.'),
      {
        body: { username: Type.String({ maxLength: 100 }), orgCode: Type.String({ maxLength: 200 }) },
        act: { gives: ofCaller },
      },
      async (call) => ({ userInfo: await selectDepart(call, call.body) }),
    ),
    route(
      'GET',
      '/sys/tenant/getCurrentUserTenant',
      signedIn('It shows nobody but the user themselves.'),
      async ({ db, user }) => ({ list: await readTenants(db, user) }),
    ),
  ],
})

async function selectDepart(
  call: SignedInCall,
  { username, orgCode }: { readonly username: string; readonly orgCode: string },
): Promise<UserInfo> {
  const { db, user } = call
  const own = await readDeparts(db, user.id)
  if (username !== user.username || !own.some((depart) => depart.orgCode === orgCode)) throw createError('forbidden')
  await withTransaction(call, async (inner) => {
    await chooseDepart(inner, orgCode)
    await logOperation(inner, {
      type: 'edit',
      content: texts('切换部门', 'Department switched', '切換部門'),
      values: { orgCode },
    })
  })
  return readUserInfo(db, { ...user, orgCode })
}

import { Type } from 'typebox'
import { code, route } from '../../../../http/index.ts'
import { getPerson } from '../person.ts'
import { compareReaches } from './compare.ts'
import { describePerson, listReach } from './listReach.ts'

const access = code('permission:explain')
const named = Type.String({ minLength: 1, maxLength: 100 })
const tenant = Type.Integer({ default: 0, minimum: 0 })

/** What a person reaches and by what, and whether they may act for another one (specification 6). */
export const reachRoutes = [
  route('GET', '/sys/permission/explain/person', access, { query: { user: named, tenant } }, async (call) =>
    describePerson(call, await getPerson(call, call.query.user, call.query.tenant)),
  ),
  route(
    'GET',
    '/sys/permission/explain/reach',
    access,
    {
      query: {
        user: named,
        tenant,
        kind: Type.String({ default: '', maxLength: 100 }),
        text: Type.String({ default: '', maxLength: 100 }),
      },
    },
    async (call) => listReach(call, await getPerson(call, call.query.user, call.query.tenant), call.query),
  ),
  route(
    'GET',
    '/sys/permission/explain/compare',
    access,
    { query: { user: named, other: named, tenant } },
    async (call) => {
      const { user, other, tenant: requested } = call.query
      return compareReaches(call, await getPerson(call, user, requested), await getPerson(call, other, requested))
    },
  ),
]

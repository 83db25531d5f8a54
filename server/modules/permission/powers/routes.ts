import { Type } from 'typebox'
import { code, route } from '../../../http/index.ts'
import { listHolders } from './listHolders.ts'
import { listPowers } from './listPowers.ts'

const access = code('permission:explain')

/** What is worth as much as the administrator's role, and who holds it (specification 6). */
export const powerRoutes = [
  route(
    'GET',
    '/sys/permission/powers',
    access,
    { query: { name: Type.String({ default: '', maxLength: 100 }) } },
    (call) => listPowers(call, call.query.name),
  ),
  route(
    'GET',
    '/sys/permission/powers/holders',
    access,
    { query: Type.Object({ power: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: true }) },
    (call) => listHolders(call, call.query.power),
  ),
]

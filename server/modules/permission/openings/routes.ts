import { Type } from 'typebox'
import { code, route } from '../../../http/index.ts'
import { listOpenings } from './listOpenings.ts'
import { readStrangerAnswer } from './readAnswer.ts'

const access = code('permission:explain')

/** What is open to people without an account, and what they get (specification 6). */
export const openingRoutes = [
  route(
    'GET',
    '/sys/permission/openings',
    access,
    { query: { name: Type.String({ default: '', maxLength: 100 }) } },
    (call) => listOpenings(call, call.query.name),
  ),
  route(
    'GET',
    '/sys/permission/openings/answer',
    access,
    { query: { id: Type.String({ minLength: 1, maxLength: 500 }) } },
    (call) => readStrangerAnswer(call, call.query.id),
  ),
]

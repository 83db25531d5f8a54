import { type TSchema, Type } from 'typebox'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import {
  logOperation,
  ok,
  type Route,
  route,
  type SignedInCall,
  texts,
  toSentence,
  type UserAccess,
  withTransaction,
} from '../../http/index.ts'
import { splitIds, type Values } from '../../http/resource/index.ts'

/** Lets users join or leave something, in the transaction of the call, or refuses it. */
type Change<Id> = (call: SignedInCall, id: Id, userIds: readonly string[]) => Promise<void>

/** Something that users belong to, such as a role, and the calls by which they join and leave it. */
interface Membership<Id> {
  /** The parameter that names it, and what its ids are; texts when left out. */
  readonly owner: string
  readonly id?: TSchema
  readonly access: UserAccess
  /** What its users are called in the log. */
  readonly title: LanguageTexts
  /** Several users join, and leave; one leaves. */
  readonly paths: { readonly join: string; readonly leave: string; readonly leaveAlone?: string }
  readonly join: Change<Id>
  readonly leave: Change<Id>
}

const text = Type.String({ minLength: 1, maxLength: 100 })

const joined = texts('添加{title}', '{title}: added', '新增{title}')
const left = texts('移除{title}', '{title}: removed', '移除{title}')

/** The calls by which users join and leave something; each is written to the log. */
export function memberRoutes<Id extends string | number>(membership: Membership<Id>): readonly Route[] {
  const { owner, id = text, access, title, paths, join, leave } = membership
  const change = (call: SignedInCall, sent: unknown, userIds: readonly string[], isJoining: boolean): Promise<void> =>
    withTransaction(call, async (inner) => {
      // The schema of the call says that this is an id.
      const ownerId = (sent as Values)[owner] as Id
      await (isJoining ? join : leave)(inner, ownerId, userIds)
      const content = toSentence(isJoining ? joined : left, { title })
      await logOperation(inner, { type: 'edit', content, values: { [owner]: ownerId, userIds } })
    })
  const named = { [owner]: id }
  const joining = Type.Object({ ...named, userIdList: Type.Array(text, { minItems: 1, maxItems: 1000 }) })
  const leaving = Type.Object({ ...named, userIds: Type.String({ minLength: 1 }) })
  const alone = Type.Object({ ...named, userId: text })
  const { leaveAlone } = paths
  return [
    route(
      'POST',
      paths.join,
      access,
      { body: joining, act: { gives: ({ body }) => ({ users: body.userIdList }) } },
      async (call) => ok(await change(call, call.body, call.body.userIdList, true)),
    ),
    route(
      'DELETE',
      paths.leave,
      access,
      { query: leaving, act: { gives: ({ query }) => ({ users: splitIds(query.userIds) }) } },
      async (call) => ok(await change(call, call.query, splitIds(call.query.userIds), false)),
    ),
    ...(leaveAlone === undefined
      ? []
      : [
          route(
            'DELETE',
            leaveAlone,
            access,
            { query: alone, act: { gives: ({ query }) => ({ users: [query.userId] }) } },
            async (call) => ok(await change(call, call.query, [call.query.userId], false)),
          ),
        ]),
  ]
}

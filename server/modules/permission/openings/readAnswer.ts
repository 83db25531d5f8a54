import { createFailure, isObject, parseJson } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { listOpenings } from './listOpenings.ts'
import { openingMessages } from './messages.ts'

/** Records of a list that are shown. */
const shownRecords = 5

/**
 * What somebody without an account gets from a call that is open to anyone, asked as they would ask it: without a session, at
 * this moment. Of a list the first records.
 */
export async function readStrangerAnswer(call: SignedInCall, id: string) {
  const opening = (await listOpenings(call, '')).find((each) => each.id === id && each.hasAnswer)
  if (opening === undefined) throw createFailure(openingMessages.unknown)
  const path = opening.id.slice('GET '.length)
  const response = await call.request.server.inject({
    method: 'GET',
    url: `/api${path}${opening.kind !== 'page' ? `?pageNo=1&pageSize=${shownRecords}` : ''}`,
    remoteAddress: call.request.ip,
    headers: { 'accept-language': call.request.headers['accept-language'] ?? '' },
  })
  const body = parseJson(response.body)
  return {
    id,
    name: opening.name,
    status: response.statusCode,
    answer: isObject(body) ? (body.success === true ? body.result : body.message) : null,
  }
}

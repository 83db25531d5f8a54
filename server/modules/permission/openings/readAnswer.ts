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
  const page = opening.kind === 'page' ? '' : `${path.includes('?') ? '&' : '?'}pageNo=1&pageSize=${shownRecords}`
  const response = await call.request.server.inject({
    method: 'GET',
    url: `/api${path}${page}`,
    remoteAddress: call.request.ip,
    headers: { 'accept-language': call.request.headers['accept-language'] ?? '' },
  })
  const body = parseJson(response.body)
  return {
    id,
    name: opening.name,
    status: response.statusCode,
    answer: isObject(body) ? (body.success === true ? toFirst(body.result) : body.message) : null,
  }
}

/** The first records of an answer that has no pages, such as that of a graph report. */
const toFirst = (answer: unknown): unknown =>
  isObject(answer) && Array.isArray(answer.data) ? { ...answer, data: answer.data.slice(0, shownRecords) } : answer

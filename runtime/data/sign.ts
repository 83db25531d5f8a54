/** The calls that the server checks a signature on (wire contract 1.3). */
const signedPaths =
  /\/sys\/dict\/(?:getDictItems|loadDict|loadDictOrderByValue|loadDictItem)\/[^/]+$|\/sys\/dict\/loadTreeData$|\/sys\/api\/(?:queryTableDictItemsByCode|queryFilterTableDictInfo|queryTableDictByKeys|translateDictFromTable|translateDictFromTableByKeys)$/

/** Whether a call goes signed: GET and POST on the paths above, never PUT and DELETE (specification 7.4). */
export const isSigned = (method: string, address: URL): boolean =>
  (method === 'GET' || method === 'POST') && signedPaths.test(address.pathname)

/** The time of a signature as `yyyyMMddHHmmss` in GMT+8, the zone of every time on the wire (wire contract 1.1). */
export function toSignatureTime(now: number): string {
  const eightHours = 8 * 60 * 60 * 1000
  return new Date(now + eightHours).toISOString().replace(/\D/g, '').slice(0, 14)
}

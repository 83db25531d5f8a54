import type { RecordQuery } from '../db/dynamic.ts'
import type { SignedInCall } from '../http/call.ts'
import type { RecordPage } from '../http/envelope.ts'
import type { Values } from '../http/resource/declaration.ts'
import type { Resource } from '../http/resource/resource.ts'

/**
 * Lists other records of a resource than its own calls show. The wire answers such calls with all records as an array;
 * who asks for a page gets a page.
 */
export async function listOrPage(
  resource: Resource,
  call: SignedInCall,
  from: RecordQuery,
): Promise<RecordPage<Values> | readonly Values[]> {
  const query = call.query as Values
  if (query.pageNo !== undefined) return resource.list(call, { from })
  const page = await resource.list(call, { from, parameters: { ...query, pageNo: '1', pageSize: '1000' } })
  return page.records
}

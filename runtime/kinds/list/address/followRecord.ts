import type { RefObject } from 'react'
import { CallError } from '../../../data/index.ts'
import { findCall, isObject } from '../../../language/index.ts'
import { type PageAddress, queryOf, readAddressValues } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { AddressContext } from './addressContext.ts'
import { addressTexts } from './addressTexts.ts'
import { beginOpening, keepShown, leaveOut, shownRecord } from './shownRecord.ts'

/** Opens the record that an address names, and closes the one that it names no longer. */
export async function followRecord(
  address: PageAddress,
  wanted: string | undefined,
  latest: Readonly<RefObject<AddressContext>>,
): Promise<void> {
  const open = shownRecord(address)
  if (wanted === open?.key || !beginOpening(address, wanted)) return
  if (open && !(await open.dismiss())) return keepShown(address, open)
  if (wanted === undefined) return
  try {
    const record = await findRecord(wanted, latest.current)
    if (readAddressValues(queryOf(address.current())).record === wanted) openRecord(address, record, latest.current)
  } catch (error) {
    latest.current.services.message('error', latest.current.failureMessage(error))
    leaveOut(address)
  }
}

/** A record of the list, else as the server has it; undefined where there is none that the person may see. */
async function findRecord(key: string, { controller, client }: AddressContext): Promise<DataRecord | undefined> {
  const { state, keyOf, resolved } = controller
  const listed = state.records.find((record) => keyOf(record) === key)
  const call = findCall(resolved.source, 'queryById', { ids: [key] })
  if (listed || !call) return listed
  try {
    const { result } = await client.get(call.path, call.query, { report: false })
    return isObject(result) && keyOf(result) === key ? result : undefined
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** Whether the server has no such record for the person; anything else may go well another time. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'refused' || error.status === 403 || error.status === 404)

/** Opens a record as a press on its name does. */
function openRecord(
  address: PageAddress,
  record: DataRecord | undefined,
  { controller, actions, services, language }: AddressContext,
): void {
  const button = record && actions.toOpening(controller.resolved.page.rowActions ?? [], record)
  if (button) {
    button.run()
    return
  }
  services.message('warning', addressTexts[record ? 'closed' : 'gone'][language])
  leaveOut(address)
}

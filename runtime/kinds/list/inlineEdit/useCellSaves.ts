import { notifyManager } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { CallError, findVersion, useData, versionField } from '../../../data/index.ts'
import { findEditSends } from '../../../language/index.ts'
import { useConflictDialog, useFailureMessage, usePageServices } from '../../../page/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { useLatest } from '../../../ui/index.ts'
import { saveEdit } from '../conflict/saveEdit.ts'
import type { ListController } from '../useListController.ts'
import { createOverlay, type PendingEdit, toEditBody, withEdits } from './pendingEdits.ts'

export interface CellSaves {
  /** The records with what is being saved in them. */
  readonly records: readonly DataRecord[]
  /** Whether a value of one of these records is being saved. */
  readonly isSaving: (record: DataRecord, field: string) => boolean
  /** Saves changes of a record; says whether the server took them. */
  readonly save: (record: DataRecord, changes: DataRecord) => Promise<boolean>
  /** What is asked in front of the list. */
  readonly dialog: ReactNode
}

/** A record as a save left it, and the version of it that the list showed then. */
interface WrittenRecord {
  readonly seen: string
  readonly record: DataRecord
}

let lastNumber = 0
const noEdits: readonly PendingEdit[] = []

/**
 * Saves values that were edited in the table. A value shows at once and goes back when the server refuses it, which
 * the client then tells. Edits of one record are sent one after the other, so that none overwrites another.
 */
export function useCellSaves({ resolved, state, keyOf, reload }: ListController): CellSaves {
  const { client } = useData()
  const { findWidget } = useRegistry()
  const { ask, dialog } = useConflictDialog()
  const written = useRef(new Map<string, WrittenRecord>())
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const [pending, setPending] = useState(noEdits)
  const [overlay] = useState(createOverlay)
  const tails = useRef(new Map<string, Promise<boolean>>())
  const { source, key: keyField } = resolved
  const latest = useLatest({ records: state.records, pending })

  const send = useCallback(
    async ({ number, key, changes }: PendingEdit, record: DataRecord) => {
      const listed = latest.current.records.find((other) => keyOf(other) === key) ?? record
      const seen = findVersion(listed)
      const last = written.current.get(key)
      // The list may not have shown yet what was saved last.
      const currentRecord = last && last.seen === seen ? last.record : listed
      const earlier = latest.current.pending.filter((edit) => edit.key === key && edit.number < number)
      const end = () => setPending((before) => before.filter((edit) => edit.number !== number))
      try {
        const { answer, saved } = await saveEdit({
          ...{ client, resolved, changes, ask, findWidget },
          record: withEdits(currentRecord, earlier),
          toBody: (base, own) => toEditBody(base, own, keyField, findEditSends(source)),
        })
        const version = findVersion(answer?.result)
        if (seen !== undefined && version !== undefined)
          written.current.set(key, { seen, record: { ...currentRecord, ...saved, [versionField]: version } })
        await reload()
        // Not before the list has the records that were loaded: it would show the ones from before for a moment.
        notifyManager.schedule(end)
        return Object.keys(saved).length > 0
      } catch (error) {
        end()
        // The client has told of calls that failed.
        if (!(error instanceof CallError)) services.message('error', failureMessage(error))
        return false
      }
    },
    [latest, client, resolved, source, keyField, keyOf, reload, services, failureMessage, ask, findWidget],
  )
  const save = useCallback(
    (record: DataRecord, changes: DataRecord) => {
      lastNumber += 1
      const edit = { number: lastNumber, key: keyOf(record), changes }
      setPending((before) => [...before, edit])
      const before = tails.current.get(edit.key) ?? Promise.resolve(true)
      const saving = before.then(() => send(edit, record))
      tails.current.set(edit.key, saving)
      return saving
    },
    [keyOf, send],
  )
  const records = useMemo(
    () =>
      pending.length === 0
        ? state.records
        : state.records.map((record) =>
            overlay.apply(
              record,
              pending.filter(({ key }) => key === keyOf(record)),
            ),
          ),
    [state.records, pending, keyOf, overlay],
  )
  return { records, isSaving: overlay.isPending, save, dialog }
}

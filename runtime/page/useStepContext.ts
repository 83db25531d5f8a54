import { useCallback } from 'react'
import { CallError, type CallOptions, useData } from '../data/index.ts'
import { useText } from '../i18n/index.ts'
import type { Scope } from '../language/index.ts'
import { type DataRecord, type StepContext, type StepForm, useRegistry } from '../registry/index.ts'
import { runSteps } from '../steps/index.ts'
import { usePageInstance } from './pageInstance.tsx'
import { usePageLibrary } from './pageLibrary.tsx'
import { usePageServices } from './pageServices.tsx'
import { saveFile } from './saveFile.ts'
import { useFailureMessage } from './useFailureMessage.ts'

interface StepSurroundings {
  /** Loads the records of the page again. */
  readonly reload: (sources?: readonly string[]) => Promise<void>
  /** Changes the state of the page, where it has one. */
  readonly setState?: (values: DataRecord) => void
  readonly form?: StepForm
  /** Told of each call that may change records, before it is sent. */
  readonly onChange?: () => void
  /** What people call a record; its display field, else its key, when left out. */
  readonly nameOf?: (record: unknown) => string
}

const textOf = (record: unknown, field: string): string => {
  const value = typeof record === 'object' && record !== null ? (record as DataRecord)[field] : record
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The context of steps for the names that are in scope; which failures of their calls are reported, all when left out. */
export type ContextFor = (scope: Scope, report?: CallOptions['report']) => StepContext

/** Gives the context in which the actions of a page run. */
export function useStepContext(surroundings: StepSurroundings): ContextFor {
  const { reload, setState, form, onChange, nameOf } = surroundings
  const { client, dictionaries, reloadRecords } = useData()
  const registry = useRegistry()
  const library = usePageLibrary()
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()
  const failureMessage = useFailureMessage()

  return useCallback(
    (scope, report) => {
      const { resolved } = instance
      const contextFor: ContextFor = (names, report = true) => ({
        scope: names,
        calls: {
          request({ method, url, query, body }) {
            if (method !== 'GET') onChange?.()
            const content = { ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) }
            return client.request(method, url, content, { report })
          },
          async download({ url, query, fileName }) {
            const file = await client.download(url, query, { report })
            saveFile(file.blob, fileName ?? file.fileName)
          },
        },
        ...(form ? { form } : {}),
        ...(setState ? { setState } : {}),
        ...(instance.script ? { script: instance.script } : {}),
        open: instance.open,
        close: instance.close,
        confirm: services.confirm,
        message: services.message,
        async reload(page, sources) {
          if (page === undefined || page === resolved.page.id) return reload(sources)
          const other = (await library.prepare(page)).resolved
          if (other.source) await reloadRecords(other.source)
        },
        refreshDictionaries: () => dictionaries.refresh(),
        refreshUser: services.refreshUser,
        navigate: services.navigate,
        text,
        refusal: (error) =>
          error instanceof CallError && error.kind === 'refused' ? { result: error.result } : undefined,
        toMessage: failureMessage,
        nameOf: nameOf ?? ((record) => textOf(record, resolved.display ?? resolved.key)),
        progress: instance.startProgress,
        run: (steps, further, { isQuiet } = { isQuiet: !report }) =>
          runSteps(steps, registry, (scope) => contextFor(scope, !isQuiet && report), further),
      })
      return contextFor(scope, report)
    },
    [
      client,
      dictionaries,
      reloadRecords,
      registry,
      library,
      services,
      instance,
      text,
      failureMessage,
      reload,
      setState,
      form,
      onChange,
      nameOf,
    ],
  )
}

import { useCallback } from 'react'
import { CallError, useData } from '../data/index.ts'
import { useText } from '../i18n/index.ts'
import type { Scope } from '../language/index.ts'
import { type StepContext, type StepForm, useRegistry } from '../registry/index.ts'
import { runSteps } from '../steps/index.ts'
import { usePageInstance } from './pageInstance.tsx'
import { usePageLibrary } from './pageLibrary.tsx'
import { usePageServices } from './pageServices.tsx'
import { saveFile } from './saveFile.ts'

interface StepSurroundings {
  /** Loads the records of the page again. */
  readonly reload: () => Promise<void>
  readonly form?: StepForm
}

/** Gives the context in which the actions of a page run, for the names that are in scope. */
export function useStepContext({ reload, form }: StepSurroundings): (scope: Scope) => StepContext {
  const { client, dictionaries, reloadRecords } = useData()
  const registry = useRegistry()
  const library = usePageLibrary()
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()

  return useCallback(
    (scope) => {
      const contextFor = (names: Scope): StepContext => ({
        scope: names,
        calls: {
          request: ({ method, url, query, body }) =>
            client.request(method, url, { ...(query ? { query } : {}), ...(body === undefined ? {} : { body }) }),
          async download({ url, query, fileName }) {
            const file = await client.download(url, query)
            saveFile(file.blob, fileName ?? file.fileName)
          },
        },
        ...(form ? { form } : {}),
        open: instance.open,
        close: instance.close,
        confirm: services.confirm,
        message: services.message,
        async reload(page) {
          if (page === undefined || page === instance.resolved.page.id) return reload()
          const { resolved } = await library.prepare(page)
          if (resolved.source) await reloadRecords(resolved.source)
        },
        refreshDictionaries: () => dictionaries.refresh(),
        navigate: services.navigate,
        text,
        refusal: (error) =>
          error instanceof CallError && error.kind === 'refused' ? { result: error.result } : undefined,
        run: (steps, further) => runSteps(steps, registry, contextFor, further),
      })
      return contextFor(scope)
    },
    [client, dictionaries, reloadRecords, registry, library, services, instance, text, reload, form],
  )
}

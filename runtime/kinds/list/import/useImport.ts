import { useRef, useState } from 'react'
import {
  CallError,
  type ImportOutcome,
  importFiles,
  type ServerProgress,
  useServerProgress,
} from '../../../data/index.ts'
import { findCall, resolveTemplates } from '../../../language/index.ts'
import { useFailureMessage, usePageServices } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { BuiltInContext } from '../builtIns/builtIn.ts'
import { toImportFields } from './importFields.ts'
import { addSheets } from './sheetFiles.ts'

type Partial = Extract<ImportOutcome, { readonly kind: 'partial' }>

/** Where an import is. */
export type ImportState =
  | { readonly status: 'choosing' }
  | { readonly status: 'running'; readonly shares: readonly number[] }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'partial'; readonly outcome: Partial }

export interface ImportController {
  readonly files: readonly File[]
  readonly state: ImportState
  /** How far the server is with the rows, once it says so. */
  readonly progress: ServerProgress | undefined
  /** Adds files; gives the names of those that are no spreadsheets. */
  readonly add: (files: Iterable<File>) => readonly string[]
  readonly remove: (file: File) => void
  /** Sends the files; gives the message of an import that went well. */
  readonly start: (isStrict: boolean) => Promise<string | undefined>
  /** Ends an import that runs; what the server has saved by then stays. */
  readonly stop: () => void
}

/** Names one import, so that the server can tell how far it is. */
const createProgressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const choosing: ImportState = { status: 'choosing' }

/** The controller of the import dialog. The list is loaded again as soon as the server has taken something. */
export function useImport({ controller, instance, client }: BuiltInContext): ImportController {
  const { page, source } = controller.resolved
  const failureMessage = useFailureMessage()
  const [files, setFiles] = useState<readonly File[]>([])
  const [state, setState] = useState<ImportState>(choosing)
  const [progressId, setProgressId] = useState(createProgressId)
  const userId = String(usePageServices().user.id ?? '')
  const progress = useServerProgress(userId, progressId)
  const stopping = useRef<AbortController | null>(null)

  const send = async (isStrict: boolean): Promise<ImportOutcome> => {
    const { values, ...options } = ('import' in page ? page.import : undefined) ?? {}
    const given = values && (resolveTemplates(values, instance.names()).value as DataRecord)
    const ending = new AbortController()
    stopping.current = ending
    return importFiles(client, {
      url: findCall(source, 'importExcel')?.path ?? '',
      files,
      fields: {
        ...toImportFields({ ...options, ...(given ? { values: given } : {}) }, isStrict),
        // Without a person there is no socket to listen to.
        ...(userId === '' ? {} : { progressId }),
      },
      signal: ending.signal,
      onProgress: (shares) => {
        if (!ending.signal.aborted) setState({ status: 'running', shares })
      },
    })
  }

  return {
    files,
    state,
    progress: state.status === 'running' ? progress : undefined,
    add(added) {
      const { files: next, refused } = addSheets(files, added)
      setFiles(next)
      setState(choosing)
      return refused
    },
    remove(file) {
      setFiles(files.filter((other) => other !== file))
      setState(choosing)
    },
    async start(isStrict) {
      setState({ status: 'running', shares: files.map(() => 0) })
      try {
        const outcome = await send(isStrict)
        setState(outcome.kind === 'partial' ? { status: 'partial', outcome } : choosing)
        await controller.reload()
        return outcome.kind === 'done' ? outcome.message : undefined
      } catch (error) {
        const isStopped = error instanceof CallError && error.kind === 'aborted'
        setState(isStopped ? choosing : { status: 'refused', reason: failureMessage(error) })
        // What is sent once more is another piece of work.
        setProgressId(createProgressId())
        // The server may have taken rows of a call whose answer never came.
        if (error instanceof CallError && error.kind !== 'refused') await controller.reload()
        return undefined
      }
    },
    stop: () => stopping.current?.abort(),
  }
}

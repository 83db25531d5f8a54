import { useState } from 'react'
import { useFileDownload, useSiblings, useWork } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { OfficeError } from './officeLink.ts'
import type { OfficeFrameProps } from './props.ts'
import type { Office } from './useOffice.ts'

export type RunCommand = 'save' | 'exportPdf' | 'fillFields' | 'replaceText'

/** What the status bar tells of the last command. */
export type CommandStatus =
  | { readonly kind: 'busy'; readonly command: RunCommand }
  | { readonly kind: 'done'; readonly command: RunCommand; readonly count: number }
  | { readonly kind: 'failed'; readonly reason: OfficeError['kind']; readonly message: string }

interface CommandsRequest {
  readonly office: Office
  readonly props: OfficeFrameProps
  readonly fileName: string
  readonly onSaved: (path: string | undefined) => void
}

/** Runs the commands that a person gives to the office page, one at a time. */
export function useOfficeCommands({ office, props, fileName, onSaved }: CommandsRequest) {
  const siblings = useSiblings()
  const download = useFileDownload()
  const work = useWork()
  const [status, setStatus] = useState<CommandStatus>()
  const textOf = (field: string) => toText(siblings?.get(field))
  const pdfName = `${fileName.replace(/\.[^.]*$/, '')}.pdf`

  const commands: Readonly<Record<RunCommand, () => Promise<number>>> = {
    async save() {
      // A form that is saved before the answer would keep the path from before.
      const end = work?.begin()
      try {
        onSaved((await office.request('save', {})).path)
      } finally {
        end?.()
      }
      return 1
    },
    async exportPdf() {
      const { path } = await office.request('exportPdf', { fileName: pdfName })
      if (path !== undefined) await download(path, pdfName)
      return 1
    },
    async fillFields() {
      const entries = Object.entries(props.fill ?? {}).map(([place, field]) => [place, textOf(field)] as const)
      return (await office.request('fillFields', { values: Object.fromEntries(entries) })).count
    },
    async replaceText() {
      const replacements = Object.entries(props.replace ?? {}).map(([from, field]) => ({ from, to: textOf(field) }))
      return (await office.request('replaceText', { replacements })).count
    },
  }
  const run = async (command: RunCommand) => {
    setStatus({ kind: 'busy', command })
    try {
      setStatus({ kind: 'done', command, count: await commands[command]() })
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error
      setStatus({ kind: 'failed', reason: error.kind, message: error.message })
    }
  }
  return { status, run: (command: RunCommand) => void run(command), forget: () => setStatus(undefined) }
}

import { type ReactNode, useState } from 'react'
import { CallError, type CallQuery, type Client, fileTimeout } from '../../../data/index.ts'
import { saveFile, useFailureMessage, usePageServices } from '../../../page/index.ts'

interface DownloadLinkProps {
  readonly client: Client
  readonly url: string
  readonly query?: CallQuery
  /** The name under which the file is saved, from the one that the server gives. */
  readonly toName: (serverName: string) => string
  readonly children: ReactNode
}

/** A link to a file that only the person's own token opens. */
export function DownloadLink({ client, url, query = {}, toName, children }: DownloadLinkProps) {
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { blob, fileName } = await client.download(url, query, { timeout: fileTimeout })
      saveFile(blob, toName(fileName))
    } catch (error) {
      // The client has told of calls that failed.
      if (!(error instanceof CallError)) services.message('error', failureMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="pw-link pw-import-link"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      {children}
    </button>
  )
}

import { useMemo, useState } from 'react'
import { toStoredPaths, useData, useLanguage, useText, useTranslate } from '../../runtime/index.ts'
import { EmbeddedPage } from '../shared/EmbeddedPage.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { toDocumentAddress } from './documentAddress.ts'
import { OfficeBar } from './OfficeBar.tsx'
import './officeFrame.css'
import { type OfficeFrameProps, officeDefaults } from './props.ts'
import { useOffice } from './useOffice.ts'
import { useOfficeCommands } from './useOfficeCommands.ts'

/** What an office page of another site may do, but not lead our own window away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

const noOptions = {}

interface OfficePageProps {
  /** The stored document. */
  readonly path: string
  readonly props: OfficeFrameProps
  readonly isReadOnly: boolean
  /** Told where the document is kept after it was saved. */
  readonly onSaved?: (path: string) => void
}

/** A document in its office page, with a bar of what can be done with it (specification 2.8 and 7.5). */
export function OfficePage(page: OfficePageProps) {
  const t = useTranslate()
  const address = URL.parse(page.props.url ?? '', location.href)?.href
  if (address === undefined) return <div className="pw-office-failure">{t('widgets.office-frame.blocked')}</div>
  return <OpenPage key={`${address} ${page.props.timeout}`} {...page} address={address} />
}

function OpenPage({ path, props, isReadOnly, onSaved, address }: OfficePageProps & { readonly address: string }) {
  const { height = officeDefaults.height, timeout = officeDefaults.timeout, options = noOptions } = props
  const t = useTranslate()
  const text = useText()
  const language = useLanguage()
  const { staticUrl, ownToken } = useData()
  const [round, setRound] = useState(0)
  const [isChanged, setChanged] = useState(false)
  const fileName = nameOfPath(toStoredPaths(path)[0] ?? '')
  const documentUrl = toDocumentAddress(path, staticUrl, location.href)
  const config = useMemo(
    () => ({ document: documentUrl, fileName, readOnly: isReadOnly, language, options }),
    [documentUrl, fileName, isReadOnly, language, options],
  )
  const saved = (stored: string | undefined) => {
    setChanged(false)
    if (stored !== undefined && stored !== path) onSaved?.(stored)
  }
  const office = useOffice({
    address,
    config,
    token: ownToken(address),
    timeout,
    onEvent(event) {
      if (event.kind === 'changed') setChanged(true)
      else saved(event.path)
    },
  })
  const { status, run, forget } = useOfficeCommands({ office, props, fileName, onSaved: saved })
  return (
    <div className="pw-office">
      <OfficeBar
        state={office.state}
        status={status}
        isChanged={isChanged}
        isReadOnly={isReadOnly}
        props={props}
        onRun={run}
        onAgain={() => {
          forget()
          setRound(round + 1)
        }}
      />
      <EmbeddedPage
        key={round}
        ref={office.frame}
        address={address}
        title={text(props.title) || t('widgets.office-frame.title')}
        height={height}
        sandbox={sandbox}
        onLoad={office.onLoad}
        texts={{
          loading: t('widgets.office-frame.loading'),
          refused: t('widgets.office-frame.blocked'),
          open: t('widgets.office-frame.open'),
        }}
      />
    </div>
  )
}

import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { Dialog } from '../../popup/index.ts'
import { Guide } from './Guide.tsx'
import './help.css'
import { helpTexts } from './helpTexts.ts'
import { MoreHelp } from './MoreHelp.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { useHelpText } from './useHelpText.ts'

/** The help of who is signed in: keys, a guide to what they may do, the reference of the language, and versions. */
export function HelpDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate()
  const toText = useHelpText()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      title={toText(helpTexts.title)}
      width={880}
      footer={null}
      destroyOnHidden
      onCancel={close}
      afterClose={onClosed}
    >
      <div className="pw-help">
        <div>
          <section>
            <h2>{toText(helpTexts.keys)}</h2>
            <ShortcutList />
          </section>
          <section>
            <h2>{toText(helpTexts.more)}</h2>
            <MoreHelp onLeave={close} />
            <p>{translate('shell.helpText')}</p>
          </section>
        </div>
        <section>
          <h2>{toText(helpTexts.guide)}</h2>
          <Guide onLeave={close} />
        </section>
      </div>
    </Dialog>
  )
}

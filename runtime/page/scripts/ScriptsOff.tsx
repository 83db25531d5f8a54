import { useTranslate } from '../../i18n/index.ts'
import { usePageInstance } from '../pageInstance.tsx'
import { nameOfScripts } from './pageScripts.ts'
import { useScriptTexts } from './scriptTexts.ts'
import './scriptNote.css'

/** Says that a page has scripts which this site does not run. */
export function ScriptsOff() {
  useScriptTexts()
  const translate = useTranslate()
  const { script } = usePageInstance()
  return (
    <p role="note" className="pw-script-note">
      {translate('scripts.off', { code: script ? nameOfScripts(script.scripts) : '' })}
    </p>
  )
}

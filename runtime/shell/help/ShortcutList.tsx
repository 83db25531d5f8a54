import { Fragment } from 'react'
import { type ShortcutName, shortcuts } from '../../ui/index.ts'
import { helpTexts, shortcutTexts } from './helpTexts.ts'
import { toKeyName } from './toKeyName.ts'
import { useHelpText } from './useHelpText.ts'

/** Every keyboard shortcut with what it does. */
export function ShortcutList() {
  const toText = useHelpText()
  return (
    <dl className="pw-help-keys">
      {(Object.keys(shortcuts) as ShortcutName[]).map((name) => (
        <div key={name}>
          <dt>{toText(shortcutTexts[name])}</dt>
          <dd>
            {shortcuts[name].map((keys, index) => (
              <Fragment key={keys.join('+')}>
                {index > 0 && <span>{toText(helpTexts.or)}</span>}
                {keys.map((key) => (
                  <kbd key={key}>{toKeyName(key, navigator.platform)}</kbd>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

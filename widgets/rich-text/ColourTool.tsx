import type { KeyboardEvent, ReactNode } from 'react'
import { moveFocus, Popup, useTranslate } from '../../runtime/index.ts'
import { colours, toPale } from './colours.ts'

interface ColourToolProps {
  readonly label: string
  readonly icon: ReactNode
  /** The colour where the cursor stands; empty for none. */
  readonly chosen: string
  readonly isDisabled: boolean
  /** Whether the colours lie behind words, and so let them be read. */
  readonly isPale?: boolean
  readonly onChoose: (colour: string | undefined) => void
}

/** A few colours that can be read on light and on dark grounds. The arrow keys lead from one to the next. */
export function ColourTool({ label, icon, chosen, isDisabled, isPale = false, onChoose }: ColourToolProps) {
  const t = useTranslate()
  const moved = (event: KeyboardEvent<HTMLElement>) => {
    if (moveFocus(event.currentTarget, 'button', event.key, ['ArrowLeft', 'ArrowRight'])) event.preventDefault()
  }
  const face = (
    <span className="pw-tool-stack">
      {icon}
      <span className="pw-tool-colour" style={{ backgroundColor: chosen || 'currentcolor' }} />
    </span>
  )
  return (
    <Popup label={label} button={face} buttonClass="pw-tool" align="start" isDisabled={isDisabled}>
      {(close) => {
        const choose = (colour: string | undefined) => () => {
          close()
          onChoose(colour)
        }
        return (
          <fieldset className="pw-colours" aria-label={label} onKeyDown={moved}>
            {colours.map(({ text, value }) => {
              const colour = isPale ? toPale(value) : value
              const words = t(text)
              return (
                <button
                  key={text}
                  type="button"
                  className="pw-colour"
                  aria-label={words}
                  title={words}
                  aria-pressed={chosen === colour}
                  style={{ backgroundColor: colour }}
                  onClick={choose(colour)}
                />
              )
            })}
            <button type="button" className="pw-colour pw-colour-none" onClick={choose(undefined)}>
              {t('widgets.rich-text.noColour')}
            </button>
          </fieldset>
        )
      }}
    </Popup>
  )
}

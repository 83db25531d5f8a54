import { useRef } from 'react'
import { toMoment, toText } from '../../../../format/index.ts'
import { evaluateIn, toTimeTitle } from '../../../../language/index.ts'
import { writeText } from '../../writeText.ts'
import { useBlockText } from '../blockTexts.ts'
import type { PlainViewProps } from '../definition.ts'
import { writeTimeLeft } from './timeLeft.ts'
import { useTimeLeft } from './useTimeLeft.ts'
import './countdown.css'

/** The time until a moment, and what stands in its place once it is over. */
export function CountdownBlockView({ block, scope, title, intl }: PlainViewProps<'countdown'>) {
  const t = useBlockText()
  const place = useRef<HTMLDivElement>(null)
  const until = evaluateIn(block.until, scope)
  const moment = toMoment(until)
  const left = useTimeLeft(place, moment)
  const isOver = moment !== undefined && left === 0
  return (
    <div ref={place} className="pw-countdown">
      {moment === undefined && <p className="pw-countdown-none">{t('noMoment')}</p>}
      {/* It stands there before it has words, so that they are read out as it ends. */}
      <p className="pw-countdown-over" role="status" hidden={!isOver}>
        {isOver && (writeText(block.over, scope, intl) || t('ended'))}
      </p>
      {left > 0 && (
        // Only the end is read out: a timer that speaks every second drowns everything else.
        <div
          className="pw-countdown-units"
          role="timer"
          aria-live="off"
          title={toTimeTitle(toText(until)) || undefined}
          {...(title === '' ? {} : { 'aria-label': title })}
        >
          {writeTimeLeft(left, intl.locale).map(({ unit, number, word }) => (
            <span key={unit} className="pw-countdown-unit">
              <span className="pw-countdown-number">{number}</span> <span className="pw-countdown-word">{word}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

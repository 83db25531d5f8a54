import { useState } from 'react'
import { useTranslate } from '../../runtime/index.ts'

interface JsonLeafProps {
  readonly name: string | undefined
  readonly value: unknown
}

/** Longer texts show their beginning until somebody asks for all of it. */
const longText = 1000

/** A value of JSON that holds no others. */
export function JsonLeaf({ name, value }: JsonLeafProps) {
  const t = useTranslate()
  const [isWhole, setWhole] = useState(false)
  const text = JSON.stringify(value) ?? ''
  const isCut = text.length > longText && !isWhole
  return (
    <div>
      {name !== undefined && <span className="pw-json-name">{name}: </span>}
      <span className="pw-json-value" data-type={value === null ? 'null' : typeof value}>
        {isCut ? `${text.slice(0, longText)}…` : text}
      </span>
      {isCut && (
        <button type="button" className="pw-json-more" onClick={() => setWhole(true)}>
          {t('widgets.json-view.whole')}
        </button>
      )}
    </div>
  )
}

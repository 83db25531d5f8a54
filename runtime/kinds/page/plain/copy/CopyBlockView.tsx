import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { toText } from '../../../../format/index.ts'
import { Icon } from '../../../../icons/index.ts'
import { evaluateIn } from '../../../../language/index.ts'
import { unseen } from '../../../../ui/index.ts'
import { useBlockText } from '../blockTexts.ts'
import type { PlainViewProps } from '../definition.ts'
import { copyText } from './copyText.ts'
import './copy.css'

/** How long it says that the text was copied, in milliseconds. */
const shortly = 2500

/** A text with the button that copies it. */
export function CopyBlockView({ block, scope, title }: PlainViewProps<'copy'>) {
  const t = useBlockText()
  const shown = useRef<HTMLElement>(null)
  const [result, setResult] = useState<'copied' | 'copyByHand'>()
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(undefined), shortly)
    return () => clearTimeout(timer)
  }, [result])
  const text = toText(evaluateIn(block.value, scope))
  const copy = async () => {
    const element = shown.current
    if (element !== null) setResult((await copyText(text, element)) ? 'copied' : 'copyByHand')
  }
  const isCopied = result === 'copied'
  return (
    <div className="pw-copy">
      <div className="pw-copy-box">
        <code ref={shown}>{text || '–'}</code>
        <Button
          type="text"
          size="small"
          icon={<Icon name={isCopied ? 'check' : 'copy'} />}
          disabled={text === ''}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'copied' : 'copy')}
          {title !== '' && <span className={unseen}> {title}</span>}
        </Button>
      </div>
      <p className={result === 'copyByHand' ? 'pw-copy-note' : unseen} role="status">
        {result === undefined ? '' : t(result)}
      </p>
    </div>
  )
}

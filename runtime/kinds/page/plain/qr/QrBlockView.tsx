import { QRCode } from 'antd'
import { toText } from '../../../../format/index.ts'
import { evaluateIn } from '../../../../language/index.ts'
import { writeText } from '../../writeText.ts'
import { useBlockText } from '../blockTexts.ts'
import type { PlainViewProps } from '../definition.ts'
import { OwnActions } from '../OwnActions.tsx'
import { findErrorLevel } from './errorLevel.ts'
import './qr.css'

/** The side of a code in pixels where the block names none. */
const usual = 160

/** A code with its caption; it is dark on white in every theme, as phones read it so. */
export function QrBlockView({ block, controller, scope, title, intl }: PlainViewProps<'qr'>) {
  const t = useBlockText()
  const value = toText(evaluateIn(block.value, scope))
  const level = findErrorLevel(value)
  const description = writeText(block.description, scope, intl)
  return (
    <figure className="pw-qr">
      {value === '' || level === undefined ? (
        <p className="pw-qr-none">{t(value === '' ? 'noCode' : 'codeTooLong')}</p>
      ) : (
        <div className="pw-qr-code" role="img" aria-label={`${t('code')}: ${value}`}>
          <span aria-hidden="true">
            <QRCode
              type="svg"
              value={value}
              size={block.size ?? usual}
              errorLevel={level}
              color="#000"
              bgColor="#fff"
              bordered={false}
            />
          </span>
        </div>
      )}
      {(title !== '' || description !== '') && (
        <figcaption>
          {title !== '' && <strong>{title}</strong>}
          {description !== '' && <span>{description}</span>}
        </figcaption>
      )}
      <OwnActions block={block} controller={controller} scope={scope} />
    </figure>
  )
}

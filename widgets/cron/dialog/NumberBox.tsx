import { InputNumber } from 'antd'
import type { CronRange } from '../../../runtime/index.ts'

interface NumberBoxProps {
  readonly label: string
  readonly value: number
  readonly bounds: CronRange
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** One number of a mode, within its bounds; a number that is too large becomes the largest. */
export const NumberBox = ({ label, value, bounds: [min, max], disabled, onChange }: NumberBoxProps) => (
  <InputNumber
    className="pw-cron-number"
    size="small"
    aria-label={label}
    value={value}
    min={min}
    max={max}
    precision={0}
    disabled={disabled}
    onChange={(next) => onChange(next ?? min)}
  />
)

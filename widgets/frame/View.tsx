import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { isFramed } from './isFramed.ts'
import { FramedPage } from './Page.tsx'
import type { FrameProps } from './props.ts'

export function FrameView({ value, props }: ViewProps<string, FrameProps>) {
  const address = toText(value)
  return isFramed(address) ? <FramedPage address={address} props={props} /> : textCell(address)
}

/** A table of pages would load them all: a row shows the address. */
export const FrameCell = ({ value }: ViewProps<string, FrameProps>) => textCell(toText(value))

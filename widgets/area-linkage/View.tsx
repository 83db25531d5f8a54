import { lazyPart, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import type { AreaLinkageProps } from './props.ts'

/** The names of all areas are large: they load when there is one to show. */
const AreaText = lazyPart(() => import('./AreaText.tsx').then((chunk) => chunk.AreaText))

export const AreaLinkageView = ({ value }: ViewProps<string, AreaLinkageProps>) =>
  toText(value) === '' ? emptyValue : <AreaText value={value} />

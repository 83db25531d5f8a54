import type { PopupPlacement } from '../../runtime/index.ts'
import type { InputPopupProps } from './props.ts'

type Side = NonNullable<InputPopupProps['position']>

/** Where the popup stands: on the wanted side of its field when it fits there, else on the opposite one, else below or above. */
export const popupPlacements: Readonly<Record<Side, PopupPlacement>> = {
  right: { placement: 'right-start', fallbacks: ['left-start', 'bottom-start', 'top-start'] },
  left: { placement: 'left-start', fallbacks: ['right-start', 'bottom-start', 'top-start'] },
  top: { placement: 'top-start' },
  bottom: { placement: 'bottom-start' },
}

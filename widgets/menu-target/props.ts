import type { Static } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const menuTargetProps = WidgetProps({})

export type MenuTargetProps = Static<typeof menuTargetProps>

export const menuTargetSchema: WidgetSchema = { id: 'menu-target', props: menuTargetProps }

import type { LinkedSource } from '../../runtime/index.ts'
import type { LinkedSelectProps } from './props.ts'

/** What the options are asked for by. */
export const toLinkedSource = ({ table, txt, key, ...rest }: LinkedSelectProps): LinkedSource => ({
  table,
  txt,
  key,
  idField: rest.idField ?? 'id',
  pidField: rest.pidField ?? 'pid',
  condition: rest.condition,
  root: rest.root ?? '0',
})

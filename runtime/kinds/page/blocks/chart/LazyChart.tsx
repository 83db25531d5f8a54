import { use } from 'react'
import type { BlockViewProps } from '../definition.ts'
import { loadChartBlock } from './loadChartBlock.ts'

/** A chart, once what draws it is there. */
export function LazyChart(props: BlockViewProps<'chart'>) {
  const { chart, View } = use(loadChartBlock(props.block.chart))
  return <View {...props} definition={chart} />
}

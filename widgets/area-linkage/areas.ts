import { useCascaderAreaData } from '@vant/area-data'

/** A province, a city or a district, with what lies in it. */
export interface Area {
  readonly code: string
  readonly name: string
  readonly areas: readonly Area[]
}

interface PackedArea {
  readonly text: string
  readonly value: string
  readonly children?: readonly PackedArea[]
}

const unpack = ({ text, value, children = [] }: PackedArea): Area => ({
  code: value,
  name: text,
  areas: children.map(unpack),
})

// The package calls it a hook, but it is a plain function without state.
const readAreas = useCascaderAreaData

/** The provinces with their cities and those with their districts. */
export const provinces: readonly Area[] = readAreas().map(unpack)

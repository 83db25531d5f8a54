import type { ComponentProps } from 'react'
import { IconButton } from '../../runtime/index.ts'
import './suffixButton.css'

type SuffixButtonProps = Omit<ComponentProps<typeof IconButton>, 'className' | 'size'>

/** A small button at the end of a line of input. */
export const SuffixButton = (props: SuffixButtonProps) => <IconButton {...props} className="pw-suffix-button" />

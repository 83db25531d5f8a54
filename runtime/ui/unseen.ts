import './unseen.css'

/** The class of words that are read out and not seen. */
export const unseen = 'pw-unseen'

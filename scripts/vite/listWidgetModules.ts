/** The widgets that lists show most. */
const ids = 'date|datetime|depart-picker|dict-select|position-picker|tag'

const modules: readonly RegExp[] = [
  // Not their editors, nor what editors alone need.
  new RegExp(`[\\\\/]widgets[\\\\/](?:${ids})[\\\\/](?:index|props|texts|View|departTable|nameTable)\\.tsx?$`),
  // Its view looks at pictures at full size, which a list does not.
  /[\\/]widgets[\\/]image-upload[\\/](?:index|props|texts|Cell)\.tsx?$/,
  /[\\/]widgets[\\/]shared[\\/](?:ChoiceTexts|namesCell|ChoiceLabel|ColourDot|Tag|choice|momentText|readMoment|refuseMoment|refusals|splitChoices|values|files[\\/](?:StoredPicture|storedFile|fileOrder))\.tsx?$/,
  /[\\/]runtime[\\/]data[\\/](?:texts[\\/]\w+|useTableTexts)\.ts$/,
  /[\\/]node_modules[\\/](?:antd[\\/]es[\\/]locale[\\/]useLocale|@tanstack[\\/].*(?:useQueries|queriesObserver))/,
]

/**
 * Says of a module whether it shows values of the widgets that lists show most. The first list names most of them: each as
 * a chunk of its own, with further ones for what a few of them share, they would cost more bytes and 20 requests.
 */
export const isListWidgetModule = (id: string): boolean => modules.some((pattern) => pattern.test(id))

/** Texts that contain elements. A separate module, because few screens need it and no initial page does. */
export { Trans } from 'react-i18next'

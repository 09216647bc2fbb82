/** Cookie in which the start page keeps for whom it stands on this device, such as `school.leader`. */
export const audienceCookie = 'lernspur-audience'

/** Cookie with the audiences of the start page on this device, such as `school.leader`. */
export const audienceCookie = 'lernspur-audience'

/** On a touch screen the cube keys take the place of the screen keyboard; a real keyboard still types. */
export const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

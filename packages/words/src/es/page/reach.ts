export const words = {
  'reach.alone':
    'Solo este ordenador puede abrir esta página: no está en ninguna red. Las tarjetas y enlaces de ahora no sirven en otro aparato.',
  'reach.elsewhere':
    'Los otros aparatos de tu red encuentran esta página en {host}. Esa dirección está en las tarjetas y enlaces.',
};

export const words = {
  'reach.alone':
    'Only this computer can open this page: it is in no network. Cards and links made now work on no other device.',
  'reach.elsewhere': 'Other devices in your network find this page at {host}. That address stands on cards and links.',
};

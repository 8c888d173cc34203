export const words = {
  'replay.title': 'Replay',
  'replay.first': 'To the start',
  'replay.previous': 'One step back',
  'replay.next': 'One step on',
  'replay.last': 'To the end',
  'replay.where': 'Moment of the match',
  'replay.step': 'Step {n} of {of}',
  'replay.save': 'Download the record',
  'replay.review': 'Review',
};

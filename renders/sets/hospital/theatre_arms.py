"""S02 corner D at night: three slim arms meeting over the draped table."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from theatre_build import TABLE_Z, room, round_lamp, surgery

start(seed=41)
room()
surgery()
round_lamp((.45, 3.6, 5.35), (-74, 0, 0), r=.92)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-3.6, -5.0, 6.0), (.2, .6, 2.6), 2.4, 620, '#ffe7cb')
area((5.0, -3.0, 3.6), (.4, .6, 2.8), 2.2, 170, '#8fc2ff')
area((.3, 1.2, 6.4), (0, 0, 1.6), 1.0, 150, '#ffc98a')
area((4.2, 4.6, 4.4), (.6, .8, 3.6), .7, 300, '#ffc27a', size_y=3)
area((-4.4, 4.2, 3.6), (0, .8, 3.2), .7, 300, '#6fd8d0', size_y=3)
area((-5, 2.5, 4.5), (-3, 6.5, 4), 3, 330, '#3f6bd6')
mist(8, 20)
look(bloom=.06, vignette=.16, ev=.15)
camera('theatre-arms', (-2.5, -7.6, 4.05), (.10, .8, 3.34), lens=37, fstop=1.0, focus=(0, -.2, 2.4))
camera('theatre-arms.3x4', (-2.1, -8.6, 4.1), (.15, .8, 3.36), lens=45, fstop=1.0, focus=(0, -.2, 2.4), aspect=3 / 4)
main()
